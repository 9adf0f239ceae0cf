/** The socket to the server beside the page, one at a time. */
import type { ClientMessage, ServerMessage } from '../../generated/wire.ts';

interface Ears {
  opened(): void;
  broke(): void;
  heard(message: ServerMessage): void;
}

export class Line {
  readonly #ears: Ears;
  #socket: WebSocket | null = null;

  constructor(ears: Ears) {
    this.#ears = ears;
  }

  connect(): void {
    const url = new URL('api/socket', document.baseURI);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.hash = '';
    const socket = new WebSocket(url);
    this.#socket = socket;
    // A socket that has been given up may still speak: it is not listened to.
    const mine = () => this.#socket === socket;
    socket.addEventListener('open', () => mine() && this.#ears.opened());
    socket.addEventListener('close', () => mine() && this.#ears.broke());
    socket.addEventListener('message', ({ data }) => {
      if (mine()) this.#ears.heard(JSON.parse(String(data)) as ServerMessage);
    });
  }

  hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    // A browser complains when a socket is closed before it is open: such a socket is closed once it is open.
    if (!socket) return;
    if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
    else socket.close();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
