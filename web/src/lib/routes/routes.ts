/** Addresses inside the client. They stand after the #, which a browser never sends: the key of a seat stays here. */

export type Route =
  | { name: 'home' }
  | { name: 'new'; game: string }
  | { name: 'play'; key: string }
  | { name: 'join'; key: string }
  | { name: 'watch'; key: string }
  | { name: 'hot'; id: string }
  | { name: 'campaign'; key: string }
  | { name: 'after'; key: string }
  | { name: 'replay'; key: string }
  | { name: 'replay-file' }
  | { name: 'rules'; clause?: string }
  | { name: 'learn'; game?: string }
  | { name: 'settings' }
  | { name: 'lost'; path: string };

export type Query = Readonly<Record<string, string>>;

/** Where an address leads. What leads nowhere is `lost`. */
export function read(hash: string): { route: Route; query: Query } {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  return { route: find(path), query: Object.fromEntries(new URLSearchParams(query)) };
}

function find(path: string): Route {
  const [first = '', second, ...more] = path.split('/').filter(Boolean).map(decode);
  const lost: Route = { name: 'lost', path };
  if (more.length > 0) return lost;
  switch (first) {
    case '':
      return { name: 'home' };
    case 'new':
      return second ? { name: 'new', game: second } : lost;
    case 'play':
    case 'join':
    case 'watch':
    case 'after':
    case 'replay':
    case 'campaign':
      return second ? { name: first, key: second } : lost;
    case 'hot':
      return second ? { name: 'hot', id: second } : lost;
    case 'rules':
      return second ? { name: 'rules', clause: second } : { name: 'rules' };
    case 'learn':
      return second ? { name: 'learn', game: second } : { name: 'learn' };
    case 'replay-file':
    case 'settings':
      return second ? lost : { name: first };
    default:
      return lost;
  }
}

/** The address of a place. `read(address(route)).route` is the route again. */
export function address(route: Route, query: Query = {}): string {
  const asked = new URLSearchParams(query).toString();
  return `#${path(route)}${asked ? `?${asked}` : ''}`;
}

function path(route: Route): string {
  switch (route.name) {
    case 'home':
      return '/';
    case 'new':
      return `/new/${encodeURIComponent(route.game)}`;
    case 'play':
    case 'join':
    case 'watch':
    case 'after':
    case 'replay':
    case 'campaign':
      return `/${route.name}/${encodeURIComponent(route.key)}`;
    case 'hot':
      return `/hot/${encodeURIComponent(route.id)}`;
    case 'rules':
      return route.clause ? `/rules/${encodeURIComponent(route.clause)}` : '/rules';
    case 'learn':
      return route.game ? `/learn/${encodeURIComponent(route.game)}` : '/learn';
    case 'lost':
      return route.path;
    default:
      return `/${route.name}`;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A whole link for other people: the address of the client, and the address inside it. */
export function link(route: Route, here: string = location.href): string {
  return new URL(address(route), here).href;
}

/** Places that an invitation can lead to. */
const OPENED: readonly Route['name'][] = ['play', 'join', 'watch', 'campaign'];

/** A text that was typed or pasted to join a table: a link of this client, or a short code. */
export function joining(text: string): { key: Route } | { code: string } | null {
  const typed = text.trim();
  const hash = typed.includes('#') ? typed.slice(typed.indexOf('#')) : '';
  if (hash) {
    const { route } = read(hash);
    return OPENED.includes(route.name) ? { key: route } : null;
  }
  return /^[\p{L}\p{N}-]{4,32}$/u.test(typed) ? { code: typed } : null;
}
