import { fetchEarly } from '../boot/fetchEarly.ts';
import { isSigned } from 'shared-contracts/registry/signature.ts';
import { isPageKept } from '../boot/isPageKept.ts';
import type { LoaderSurroundings } from './createRemoteLoader.ts';
import { fetchFile } from './remotesBase.ts';
import { importRemoteModule, sharedHere } from './importRemoteModule.ts';
import { createKeptCohort } from './keptCohort.ts';
import { createKeptRegistry } from './keptRegistry.ts';
import { createLastGoodVersions } from './lastGoodVersions.ts';
import { createTrialMarks } from './trialMarks.ts';
import { createRegistryReader, readInlinedRegistry } from './registryReader.ts';

/** The loader's surroundings, from the page as the server sent it and from this device. */
export function browserSurroundings(): LoaderSurroundings {
  const cohort = createKeptCohort(localStorage);
  const registry = createRegistryReader(readInlinedRegistry(document), {
    fetchFile: async (address, request) => await fetchEarly(new Request(address, request)),
    isPageKept: isPageKept(),
    kept: createKeptRegistry(localStorage),
    cohort,
    isSigned,
  });
  return {
    registry,
    lastGood: createLastGoodVersions(localStorage),
    marks: createTrialMarks(localStorage, document, () => Date.now()),
    importModule: importRemoteModule,
    fetchFile,
    cohort,
    sharedHere,
  };
}
