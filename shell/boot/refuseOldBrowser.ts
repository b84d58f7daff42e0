/**
 * Says that the browser is too old, in its language, where it lacks what every page needs (before
 * Safari and iOS 16.4, Chrome and Edge 110, Firefox 115), and marks the document so that nothing else
 * starts. Inlined by its text and written down to ES5, so it refers to nothing outside itself.
 *
 * @param sentences by language, English among them
 */
export function refuseOldBrowser(
  document: Document,
  sentences: Readonly<Record<string, string>>,
): void {
  if ('toSorted' in Array.prototype && 'adoptedStyleSheets' in Document.prototype) return;
  const root = document.documentElement;
  root.setAttribute('data-old-browser', '');
  let language = 'en';
  const wanted = navigator.languages || [navigator.language];
  for (let index = wanted.length - 1; index >= 0; index -= 1) {
    const code = String(wanted[index]).slice(0, 2).toLowerCase();
    if (sentences[code]) language = code;
  }
  document.addEventListener('DOMContentLoaded', function show() {
    const sentence = document.createElement('p');
    sentence.lang = language;
    sentence.style.cssText =
      'max-width:30em;margin:20vh auto;padding:0 16px;font:18px/1.5 sans-serif';
    sentence.textContent = sentences[language] || '';
    sentence.setAttribute('role', 'alert');
    document.body.appendChild(sentence);
  });
}
