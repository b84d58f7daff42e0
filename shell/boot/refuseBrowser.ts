/**
 * Explains, in the browser's language, why the application cannot run here, and marks the document
 * so that nothing else starts: over plain http, where browsers withhold required APIs and a
 * password could be intercepted, or in a browser that is too old (before Safari and iOS 16.4,
 * Chrome and Edge 110, Firefox 115). Inlined by its source text and written in ES5, so it refers to
 * nothing outside itself.
 *
 * @param sentences by language, must include English
 */
export function refuseBrowser(
  document: Document,
  sentences: Readonly<Record<string, { readonly http: string; readonly old: string }>>,
): void {
  const isHttp = isSecureContext === false;
  if (!isHttp && 'toSorted' in Array.prototype && 'adoptedStyleSheets' in Document.prototype)
    return;
  const root = document.documentElement;
  root.setAttribute('data-refused', '');
  let language = 'en';
  const wanted = navigator.languages || [navigator.language];
  for (let index = wanted.length - 1; index >= 0; index -= 1) {
    const code = String(wanted[index]).slice(0, 2).toLowerCase();
    if (sentences[code]) language = code;
  }
  document.addEventListener('DOMContentLoaded', function show() {
    const words = sentences[language];
    const sentence = document.createElement('p');
    sentence.lang = language;
    sentence.style.cssText =
      'max-width:30em;margin:20vh auto;padding:0 16px;font:18px/1.5 sans-serif';
    sentence.textContent = words ? (isHttp ? words.http : words.old) : '';
    sentence.setAttribute('role', 'alert');
    document.body.appendChild(sentence);
  });
}
