import type { Domains, ServerContext } from './http/serverContext.ts';
import { createFeatures } from './features/createFeatures.ts';
import { infoHandlers } from './info/infoHandlers.ts';
import { monitoringHandlers } from './monitoring/monitoringHandlers.ts';
import { notificationHandlers } from './notifications/notificationHandlers.ts';
import { peopleHandlers } from './people/peopleHandlers.ts';
import { createSignIn } from './session/createSignIn.ts';
import { sessionHandlers } from './session/sessionHandlers.ts';
import { terminalHandlers } from './terminals/terminalHandlers.ts';

/** Puts the domains together. A domain adds its handlers here. */
export function domains(context: ServerContext): Domains {
  const signIn = createSignIn(context);
  const features = createFeatures(context);
  return {
    handlers: {
      ...monitoringHandlers(context),
      ...sessionHandlers(context, signIn),
      ...terminalHandlers(context, signIn),
      ...infoHandlers(context, features),
      ...peopleHandlers(context),
      ...notificationHandlers(context),
    },
    sessions: signIn.sessions,
    isFeatureOn: (feature) => features.isOn(feature),
  };
}
