import { request, type Agent } from 'node:http';

export interface TextAnswer {
  readonly status: number | undefined;
  readonly text: string;
}

/** Posts a JSON body in a person's session; returns the unparsed answer. */
export function postText(
  agent: Agent,
  url: string,
  token: string,
  content: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<TextAnswer> {
  const body = JSON.stringify(content);
  return new Promise((done, fail) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          cookie: `access-token=${token}`,
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('error', fail);
        response.on('end', () => done({ status: response.statusCode, text }));
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}
