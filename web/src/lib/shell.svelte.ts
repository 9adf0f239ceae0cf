/** What belongs to the frame around every screen. */

let keyHelp = $state(false);

export const shell = {
  get keyHelp(): boolean {
    return keyHelp;
  },
  set keyHelp(open: boolean) {
    keyHelp = open;
  },
};

export function openKeyHelp(): void {
  keyHelp = true;
}
