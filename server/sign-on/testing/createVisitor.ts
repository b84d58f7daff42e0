import type { createBrowser } from './createBrowser.ts';

/**
 * A browser that also keeps the cookies of the OpenID Connect provider, which it visits over the
 * network.
 */
export function createVisitor(browser: ReturnType<typeof createBrowser>, publicUrl: string) {
  const jar = new Map<string, string>();

  /** Follows redirects to the provider's page or back to our side. */
  async function visit(to: string, form?: URLSearchParams): Promise<Response | URL> {
    let address = new URL(to);
    let sent = form;
    while (address.origin !== publicUrl) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const asked = sent === undefined ? {} : { method: 'POST', body: sent };
      const answer = await fetch(address, { ...asked, headers: { cookie }, redirect: 'manual' });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) return answer;
      address = new URL(location, address);
      sent = undefined;
    }
    return address;
  }

  /** Submits the form that asks whether to end the session. */
  async function confirm(page: Response | URL): Promise<Response | URL> {
    if (page instanceof URL) throw new Error(`The provider asks nothing: ${page.href}`);
    const html = await page.text();
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    const fields = html.matchAll(/name="(\w+)" value="([^"]*)"/g);
    const form = new URLSearchParams();
    for (const [, name = '', value = ''] of fields) form.append(name, value);
    return visit(action, form);
  }

  return {
    browser,
    /** Starts at our log-in and returns the address to which the provider redirects. */
    async toProvider(to = '/time/clock', anew = false): Promise<string> {
      const address = `/saml/login?to=${encodeURIComponent(to)}${anew ? '&anew' : ''}`;
      const begun = await browser.open(address);
      const page = await visit(String(begun.headers.location));
      // The person of an earlier session is logged out there first.
      const back = anew ? await confirm(page) : page;
      if (back instanceof URL) return `${back.pathname}${back.search}`;
      throw new Error(`The provider does not lead back: ${await back.text()}`);
    },
    /** Follows the provider's answer to the end. */
    comeBack: async (back: string): Promise<string> => browser.goOn(await browser.follow(back)),
    /** Ends the session there at our request; returns the address to which it leads back. */
    async endAtProvider(address: string): Promise<string> {
      const back = await confirm(await visit(address));
      if (back instanceof URL) return back.pathname;
      throw new Error(`The provider does not lead back: ${await back.text()}`);
    },
    /** Ends the session there without us; returns the status of the last page. */
    async endThere(provider: string): Promise<number | null> {
      const end = await confirm(await visit(`${provider}/session/end`));
      return end instanceof URL ? null : end.status;
    },
  };
}
