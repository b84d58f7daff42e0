const lengthOfGroup = 4;

/** Letters and digits of the code of an invitation. */
const lengthOfCode = 12;

/** The code as it is printed: small letters in groups of four, whatever is typed between them. */
export function groupedCode(typed: string): string {
  const code = typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, lengthOfCode);
  return code.match(new RegExp(`.{1,${lengthOfGroup}}`, 'g'))?.join('-') ?? '';
}

/** Whether nothing is missing of a grouped code. */
export function isWholeCode(code: string): boolean {
  return code.replaceAll('-', '').length === lengthOfCode;
}
