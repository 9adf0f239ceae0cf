// @vitest-environment happy-dom
/** The lesson on its screen: pressing what it points at leads to the end; pressing anything else shows a hint. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import Lesson from '../../../../src/games/heroes/learn/Lesson.svelte';
import type { Script } from '../../../../src/games/heroes/learn/lesson.ts';
import type { Target } from '../../../../src/games/heroes/learn/point.ts';
import { progress } from '../../../../src/games/heroes/learn/progress.ts';
import recorded from '../../../../src/games/heroes/learn/script.json';
import { dismiss, notices } from '../../../../src/lib/notices.svelte.ts';
import { set } from '../../../../src/lib/settings/settings.svelte.ts';
import { speak, speakIn } from '../../../../src/lib/words/speech.svelte.ts';

const script = recorded as unknown as Script;
/** A whole lesson takes many presses, and each draws the table again. */
const PATIENCE = { timeout: 60_000 };

beforeAll(async () => {
  await speakIn('en');
  // Dice that do not tumble can be pressed at once.
  await set({ motion: 'reduced', sound: false });
});

type Following = { pointed: () => Target | null; showing: () => boolean };
let lesson: Following | null = null;
beforeEach(() => localStorage.removeItem('bulkhead.lesson'));
afterEach(async () => {
  if (lesson) await unmount(lesson);
  lesson = null;
  document.body.replaceChildren();
  for (const notice of notices()) dismiss(notice.n);
});

function open(): void {
  lesson = mount(Lesson, { target: document.body, props: { script } }) as Following;
  flushSync();
}

/** Let everything that was sent arrive. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

async function press(element: Element | null | undefined): Promise<void> {
  if (!element) throw new Error(`Nothing to press at ${now()}.`);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await settle();
}

const now = () => progress().step;
const kind = () => script.steps.find((step) => step.id === now())?.kind;
const pointedAt = () => {
  const target = lesson?.pointed();
  return target ? document.querySelectorAll(target.selector)[target.nth] : null;
};
/** What is found, once everything that happened has been shown. */
async function shown(find: () => Element | null | undefined): Promise<Element> {
  return vi.waitFor(
    () => {
      flushSync();
      const found = find();
      if (!found || lesson?.showing()) throw new Error(`Nothing to press at ${now()}.`);
      return found;
    },
    { timeout: 10_000, interval: 5 },
  );
}
const coach = (selector: string) => document.querySelector(`.coach ${selector}`);
const way = () => press(coach('.btn.p'));

test('pressing what is pointed at, and reading on, leads to the end', PATIENCE, async () => {
  open();
  const seen = new Set<string>();
  for (let presses = 0; progress().stage !== 'done' && presses < 150; presses += 1) {
    seen.add(now());
    if (kind() === 'read' || kind() === 'watch') await press(await shown(() => coach('.btn.p')));
    else await press(await shown(pointedAt));
  }
  expect(progress().stage).toBe('done');
  expect(seen.size).toBe(script.steps.length - 1);
  expect(notices()).toEqual([]);
});

test('letting the coach do every step leads to the end as well', PATIENCE, async () => {
  open();
  for (let presses = 0; progress().stage !== 'done' && presses < 80; presses += 1) {
    await press(await shown(() => coach(kind() === 'read' || kind() === 'watch' ? '.btn.p' : '.btn.g')));
  }
  expect(progress().stage).toBe('done');
});

test('anything but the requested action changes nothing and shows a hint', async () => {
  open();
  await way();
  expect(now()).toBe('pick');
  await press(document.querySelector('.pick[aria-label*="Dyrael"]'));
  expect(now()).toBe('pick');
  const [notice] = notices();
  expect(notice && speak(notice.says)).toBe(
    'The lesson has something else in mind. Choose Phaello: press his card.',
  );
});

test('what a rule forbids is answered with the rule', async () => {
  open();
  await way();
  await press(document.querySelector('.pick[aria-label*="Donato"]'));
  const [notice] = notices();
  expect(notice?.clause).toBe('H-ARMY-2');
});

test('a wrong choice can be put back: the pointer says how', async () => {
  localStorage.setItem('bulkhead.lesson', JSON.stringify({ step: 'take', stage: 'begun' }));
  open();
  const groups = () => [...document.querySelectorAll('.grp')];
  await press(groups()[0]);
  expect(now(), 'a single six is not the double six').toBe('take');
  expect(pointedAt()).toBe(groups().find((group) => group.getAttribute('aria-pressed') === 'true'));
  await press(pointedAt());
  await press(pointedAt());
  expect(now()).toBe('odds');
});

test('one goes back a step at a time, and comes back to where one left', async () => {
  open();
  await way();
  expect(now()).toBe('pick');
  await press(coach('.ib'));
  expect(now()).toBe('welcome');
  await way();
  if (lesson) await unmount(lesson);
  document.body.replaceChildren();
  open();
  expect(now()).toBe('pick');
});

test('going back to a choice clears it', async () => {
  localStorage.setItem('bulkhead.lesson', JSON.stringify({ step: 'take', stage: 'begun' }));
  open();
  await press(pointedAt());
  expect(now()).toBe('odds');
  await press(coach('.ib'));
  expect(now()).toBe('take');
  expect(document.querySelector('.grp[aria-pressed="true"]')).toBeNull();
});
