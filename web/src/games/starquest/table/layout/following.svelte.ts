/** Effects that keep the stores of a table up to date. Call it while the component of the table is made. */
import { untrack } from 'svelte';
import { tell } from '../../../../lib/notices.svelte.ts';
import { prepareStory } from '../../../../lib/server/prepared.ts';
import type { Desk } from '../../desk/desk.svelte.ts';
import { layers } from '../../map/overlays.svelte.ts';
import type { Asides } from '../asides/asides.svelte.ts';
import { heedless } from '../prompts/attention.ts';
import type { SquadTools } from '../setup/tools.ts';
import type { Layout } from './layout.svelte.ts';

interface Stores {
  readonly desk: Desk;
  readonly asides: Asides;
  readonly squad: SquadTools;
  readonly layout: Layout;
}

export function followTable({ desk, asides, squad, layout }: Stores): void {
  const { scene, question, choice, pointer } = desk;
  /** The seat that looks: at a shared screen it changes. */
  const key = $derived(scene.table.key);

  let seen = '';
  $effect.pre(() => {
    const now = `${key} ${scene.playing.seq}`;
    if (now === seen) return;
    seen = now;
    untrack(() => desk.moved());
  });

  // The server is asked about what the player looks at; its answers are no reason to ask again.
  $effect(() => {
    void [
      key,
      scene.playing.seq,
      scene.table.performing,
      choice.selected?.id,
      choice.activation?.text,
      pointer.aimed?.text,
      scene.view.scenario,
      layers.exposed,
    ];
    untrack(() => desk.follow());
  });

  $effect(() => {
    void [scene.playing.seq, scene.playing.you, squad.everybody.due];
    untrack(() => squad.follow());
  });

  // A question that interrupts closes whatever lies over the table, unless the player is writing just now.
  let interrupted = false;
  $effect(() => {
    const now = question.reacting;
    if (now === interrupted) return;
    interrupted = now;
    if (!now) return;
    untrack(() => {
      if (heedless(document.activeElement)) tell(question.id);
      else {
        layout.toDecision();
        asides.page = '';
      }
    });
  });

  // On a phone a card is taken up on the tab of the squad: an attack with it shows its odds on the other tab.
  $effect(() => {
    if (pointer.armed && layout.phone)
      untrack(() => {
        layout.tab = 'act';
      });
  });

  $effect(() => layout.followChat());

  // The report is told while the players read the result.
  $effect(() => {
    if (scene.playing.finished) prepareStory(key);
  });

  $effect.pre(() => {
    void key;
    untrack(() => {
      asides.forget();
      layout.forget();
      squad.builder.forget();
    });
  });
}
