import { entityPath, literal, type Operation } from './operation.ts';

/**
 * A `$batch` of OData v2 in which each operation is a changeset of its own, so that a failure rolls
 * back nothing else. `boundary` must not occur in any field.
 */
export function batchBody(operations: readonly Operation[], boundary: string): string {
  const changesets = operations.map((operation, index) => {
    const changeset = `changeset_${boundary}_${index}`;
    return [
      `--batch_${boundary}`,
      `Content-Type: multipart/mixed; boundary=${changeset}`,
      '',
      `--${changeset}`,
      'Content-Type: application/http',
      'Content-Transfer-Encoding: binary',
      '',
      ...request(operation),
      `--${changeset}--`,
    ];
  });
  return [...changesets.flat(), `--batch_${boundary}--`, ''].join('\r\n');
}

function request(operation: Operation): string[] {
  if (operation.method === 'DELETE') {
    return [`DELETE ${entityPath(operation)} HTTP/1.1`, 'Accept: application/json', '', ''];
  }
  const { entity, externalCode, fields } = operation;
  const uri = `${entity}(${literal(externalCode)})`;
  const body = JSON.stringify({ __metadata: { uri }, externalCode, ...fields });
  return [
    'POST upsert?$format=json HTTP/1.1',
    'Accept: application/json',
    'Content-Type: application/json;charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ];
}
