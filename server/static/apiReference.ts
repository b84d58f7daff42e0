import {
  contract,
  operations,
  type Operation,
  type ParameterDefinition,
  type ResponseDefinition,
} from '../http/contract.ts';
import { code, escapeHtml, prose } from './html.ts';
import { describeSchema, schemaSections } from './schemaReference.ts';

/** The page of `/api/docs`: every call of the contract, without scripts. */
export function apiReference(): string {
  const groups = Map.groupBy(operations.values(), ({ definition }) => definition.tags?.[0] ?? '');
  const { title, version, description } = contract.info;
  const contents = [...groups].map(
    ([tag, calls]) =>
      `<li><a href="#${tag}">${escapeHtml(tag)}</a> <small>${calls.length}</small></li>`,
  );
  const sections = [...groups].map(
    ([tag, calls]) =>
      `<section id="${tag}"><h2>${escapeHtml(tag)}</h2>${calls.map(callArticle).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/reference.css">
</head>
<body>
<header><h1>${escapeHtml(title)} API <small>${escapeHtml(version)}</small></h1>
${description
  .split(/\n{2,}/)
  .map((part) => `<p>${prose(part)}</p>`)
  .join('')}
<p><a href="/api/openapi.json">OpenAPI document</a></p></header>
<nav aria-label="Contents"><ul>${contents.join('')}<li><a href="#schemas">Schemas</a></li></ul></nav>
<main>${sections.join('')}
<section id="schemas"><h2>Schemas</h2>${schemaSections()}</section></main>
</body>
</html>`;
}

function callArticle(operation: Operation): string {
  const { id, method, path, definition } = operation;
  const { summary = '', description = '', parameters, requestBody, responses } = definition;
  const body = Object.entries(requestBody?.content ?? {});
  return `<article id="${id}">
<h3><span class="method">${method}</span> ${code(path)}</h3>
<p><strong>${prose(summary)}</strong> ${prose(description)}</p>
<p class="rules">${rules(operation).join(' · ')}</p>
${parameters.length === 0 ? '' : `<h4>Parameters</h4><dl>${parameters.map(parameterEntry).join('')}</dl>`}
${body.map(([type, { schema }]) => `<h4>Body <small>${escapeHtml(type)}</small></h4>${describeSchema(schema)}`).join('')}
<h4>Answers</h4><dl>${Object.entries(responses).map(answerEntry).join('')}</dl>
</article>`;
}

function rules(operation: Operation): string[] {
  const { session, authorities, keyAuthorities, features, isCommand } = operation;
  const who = {
    public: 'Open to everybody',
    employee: "Needs an employee's session",
    terminal: "Needs a terminal's session",
    key: 'Needs a key for programs',
  };
  return [
    who[session],
    ...(authorities.length === 0 ? [] : [`authority ${authorities.map(code).join(' or ')}`]),
    ...(keyAuthorities === null
      ? []
      : [
          `${session === 'key' ? 'with' : 'or a key for programs with'} ${keyAuthorities.map(code).join(' or ')}`,
        ]),
    ...(features.length === 0 ? [] : [`feature ${features.map(code).join(' and ')}`]),
    ...(isCommand ? [`command with an ${code('Idempotency-Key')}`] : []),
  ];
}

function parameterEntry(parameter: ParameterDefinition): string {
  const { name, in: place, required = false, description = '', schema } = parameter;
  const need = required ? 'required' : 'optional';
  return `<dt>${code(name)} <small>${place}, ${need}</small></dt><dd>${prose(description)} ${describeSchema(schema)}</dd>`;
}

function answerEntry([status, response]: [string, ResponseDefinition]): string {
  const { description, content = {} } = response;
  const isFailure = status >= '400';
  const text = isFailure ? description.split(', ').map(code).join(' ') : prose(description);
  const schemas = isFailure
    ? ''
    : Object.values(content)
        .map(({ schema }) => describeSchema(schema))
        .join('');
  return `<dt>${status}</dt><dd>${text} ${schemas}</dd>`;
}
