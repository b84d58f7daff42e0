/**
 * JSON of at most so many characters that costs as much as its length allows, around a valid body,
 * by its filling.
 */
export function worstJson(right: object, length: number): [string, string][] {
  const known = JSON.stringify(right).slice(0, -1);
  const open = known === '{' ? known : `${known},`;
  const room = length - open.length - 100;
  const fill = (part: string) => part.repeat(Math.floor(room / part.length)).slice(0, -1);
  const nested = (begin: string, end: string) => {
    const depth = Math.floor(room / (begin.length + end.length));
    return `${begin.repeat(depth)}0${end.repeat(depth)}`;
  };
  const names = Array.from({ length: room / 12 }, (_, index) => `"k${index}":0`);
  return [
    ['nested lists', `${open}"a":${nested('[', ']')}}`],
    ['nested objects', `${open}"a":${nested('{"a":', '}')}}`],
    ['zeros', `${open}"a":[${fill('0,')}]}`],
    ['objects', `${open}"a":[${fill('{},')}]}`],
    ['names', `${open}${names.join()}}`],
    ['a text', `${open}"a":"${'x'.repeat(room)}"}`],
    ['escapes', `${open}"a":"${'\\u0041'.repeat(room / 6)}"}`],
    ['a number', `${open}"a":${'9'.repeat(room)}}`],
  ];
}
