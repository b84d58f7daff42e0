import { readFile } from 'node:fs/promises';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { statement } from '../database/statement.ts';
import { faceOwner } from '../faces/data/createKnownFaces.ts';
import { addAnswer } from '../faces/data/faceAnswers.ts';
import { openFaceKeys } from '../faces/data/openFaceKeys.ts';
import { sealEmbedding } from '../faces/data/sealEmbedding.ts';
import { createFaceEngine } from '../faces/engine/createFaceEngine.ts';
import { createMadeFaces } from './createMadeFaces.ts';

const people = statement<{ id: number }>(
  'benchPeople',
  'select employee_id as id from assignment where is_primary order by id',
);
const addFaces = statement<never, { faces: string; now: Date }>(
  'benchFaces',
  `insert into face (employee_id, sealed, registered_at, registered_by)
   select id, decode(sealed, 'hex'), $now, id
   from jsonb_to_recordset($faces::jsonb) as made(id bigint, sealed text)`,
);

// `node server/testing/enrolFaces.ts <picture> <employee>`: gives everybody with an assignment a
// face in the database that the server would use with the same settings: that employee the one of
// the picture, with consent to recognition, all others synthetic ones. For `bench`.
const [picture = '', chosen = ''] = process.argv.slice(2);
const configuration = parseConfiguration(process.env);
const keys = await openFaceKeys(configuration);
const engine = createFaceEngine();
const reading = await engine.read(await readFile(picture));
await engine.close();
if (reading.kind !== 'face') throw new Error(`There is no face in the picture: ${reading.reason}.`);
const database = await openDatabase(configuration);
try {
  const makeFace = createMadeFaces();
  const rows = (await database.run(people)).map(({ id }) => {
    const embedding = id === Number(chosen) ? reading.face.embedding : makeFace();
    const sealed = sealEmbedding(embedding, faceOwner(id), keys);
    return { id, sealed: Buffer.from(sealed).toString('hex') };
  });
  const now = new Date();
  await database.run(addFaces, { faces: JSON.stringify(rows), now });
  await database.run(addAnswer, {
    employeeId: Number(chosen),
    answer: 'AGREED',
    version: 1,
    now,
    terminalId: null,
  });
} finally {
  await database.close();
}
