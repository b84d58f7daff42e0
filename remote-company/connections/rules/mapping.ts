import type { components } from 'shared-contracts';

type Schemas = components['schemas'];

/** How what a directory says of people becomes their jobs. */
export type DirectoryMapping = Schemas['DirectoryMapping'];
/** What a value of the directory means. */
export type DirectoryPlace = Schemas['DirectoryPlace'];
/** The mapping that holds, what it can name, and what directories have delivered. */
export type MappingState = Schemas['DirectoryMappingState'];
export type Choices = MappingState['choices'];
/** The person of a trial. */
export type TrialPerson = Schemas['DirectoryTrialPerson'];
