import { version } from '@fluentui/react-components/package.json' with { type: 'json' };

export const fluentVersion: string = version;
