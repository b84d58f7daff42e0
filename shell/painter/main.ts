import { chooseLocale } from 'shared-contracts';
import { paintPage } from './paintPage.ts';
import { leaveWhenShown } from './leaveWhenShown.ts';
import { stylesIn } from './styles.ts';

/** Inlined in the page: paints over the application until its first screen is there. */
function paint(): void {
  if ('refused' in document.documentElement.dataset) return;
  const last = localStorage.getItem('punctual.locale');
  const pageLocale = chooseLocale([...(last ? [last] : []), ...navigator.languages]);
  const paintHere = () => paintPage(location.hash.slice(1).split('?')[0] ?? '', pageLocale);
  const painted = paintHere();
  if (!painted) return;
  const host = document.createElement('div');
  host.id = 'painted';
  host.lang = painted.locale;
  if (painted.locale === 'th') host.className = 'th';
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesIn(painted.colors));
  root.adoptedStyleSheets = [sheet];
  root.append(painted.content);
  document.body.append(host);
  // Presses go to the page they were made on.
  root.addEventListener('click', (event) => {
    const isLeaving = event.target instanceof Element && event.target.closest('a');
    if (isLeaving && root.querySelector('[data-pressed]')) event.preventDefault();
  });
  // Once loaded, the application follows links itself.
  const follow = () => {
    const next = paintHere();
    if (next) root.replaceChildren(next.content);
  };
  addEventListener('hashchange', follow);
  leaveWhenShown(host, () => removeEventListener('hashchange', follow));
}

try {
  paint();
} catch {
  // The application reports the error; the painted page only comes before it.
}
