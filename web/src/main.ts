import './look/tokens.css';
import './look/ui.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { beginKeys } from './lib/keyboard/keys.svelte.ts';
import { beginOffline } from './lib/offline.ts';
import { beginRouting } from './lib/routes/router.svelte.ts';
import { beginReach } from './lib/server/reach.svelte.ts';
import { beginSettings } from './lib/settings/settings.svelte.ts';

// A part of an older edition is gone from the server: everything a player did is there, so begin anew.
addEventListener('vite:preloadError', () => location.reload());

// The first screen is drawn when there are words for it.
await beginSettings();
beginReach();
beginRouting();
beginKeys();
const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app.');
mount(App, { target });
beginOffline();
