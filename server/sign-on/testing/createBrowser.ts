import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Each has its own network, as the security log counts by network. */
let browsers = 0;

/** A browser without pages: it stores cookies and sends them according to `SameSite=Strict`. */
export function createBrowser(app: () => FastifyInstance) {
  const cookies: Record<string, string> = {};
  browsers += 1;
  const remoteAddress = `10.${browsers >> 8}.${browsers & 255}.1`;

  async function take(answer: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
    const taken = await answer;
    for (const { name, value, maxAge } of taken.cookies) {
      if (maxAge === 0) delete cookies[name];
      else cookies[name] = value;
    }
    return taken;
  }

  const browser = {
    cookies,
    /** A navigation from a page of ours. */
    open: (url: string, at = app()) => take(at.inject({ url, cookies, remoteAddress })),
    /** A call from a page of ours. */
    send: (url: string) => take(app().inject({ method: 'POST', url, cookies, remoteAddress })),
    /** A form from another site, without cookies. */
    submit: (url: string, form: Readonly<Record<string, string>>, at = app()) =>
      take(
        at.inject({
          ...{ method: 'POST', url, payload: new URLSearchParams(form).toString() },
          remoteAddress,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: 'null',
            'sec-fetch-site': 'cross-site',
          },
        }),
      ),
    /** A navigation from another site, without cookies. */
    follow: (url: string, at = app()) => take(at.inject({ url, remoteAddress })),
    /** Starts at our log-in and returns the form with which the provider sends the browser back. */
    async toProvider(to = '/time/clock', at = app()): Promise<Readonly<Record<string, string>>> {
      const begun = await browser.open(`/saml/login?to=${encodeURIComponent(to)}`, at);
      return browser.fromProvider(String(begun.headers.location));
    },
    /** The form of the provider's page to which our log-in leads. */
    fromProvider: async (address: string) => formOf(await fetch(address)),
    /** Starts again with another account; returns the provider's form. */
    async chooseAnother(): Promise<Readonly<Record<string, string>>> {
      const { wanted } = await browser.refusal();
      const begun = await browser.open(`/saml/login?to=${encodeURIComponent(wanted)}&anew`);
      return browser.fromProvider(String(begun.headers.location));
    },
    /** The refusal as its page reads it. */
    refusal: async () =>
      (await browser.open('/api/session/refused-sign-on')).json<{
        name: string | null;
        wanted: string;
      }>(),
    /** Submits the provider's form and follows it to the end. */
    async comeBack(form: Readonly<Record<string, string>>, at = app()): Promise<string> {
      return browser.goOn(await browser.submit('/saml/acs', form, at), at);
    },
    /** Continues from the intermediate page or a redirect. */
    async goOn(taken: LightMyRequestResponse, at = app()): Promise<string> {
      const way = /url=([^"]+)"/.exec(taken.body)?.[1]?.replaceAll('&amp;', '&');
      if (way === undefined) return String(taken.headers.location);
      const arrived = await browser.open(way, at);
      return String(arrived.headers.location);
    },
    /** The id of the person who is signed in; null if nobody is. */
    async whoAmI(): Promise<number | null> {
      const { statusCode, ...answer } = await browser.open('/api/session');
      return statusCode === 200 ? answer.json<{ employeeId: number }>().employeeId : null;
    },
  };
  return browser;
}

/** The hidden fields of the provider's page. */
export async function formOf(answer: Response): Promise<Record<string, string>> {
  const page = await answer.text();
  const fields = page.matchAll(/name="(SAML\w+|RelayState)"\s+value="([^"]*)"/g);
  return Object.fromEntries(
    [...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&#43;', '+')]),
  );
}
