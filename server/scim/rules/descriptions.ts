import { coreUrn, enterpriseUrn } from './attributes.ts';

/** The most users on one page. */
export const mostOfPage = 200;

interface Characteristics {
  readonly name: string;
  readonly description: string;
  readonly type?: 'string' | 'boolean' | 'complex';
  readonly multiValued?: true;
  readonly required?: true;
  readonly caseExact?: true;
  readonly mutability?: 'readOnly' | 'readWrite' | 'immutable' | 'writeOnly';
  readonly returned?: 'always' | 'never' | 'default';
  readonly uniqueness?: 'server';
  readonly canonicalValues?: readonly string[];
  readonly subAttributes?: readonly Characteristics[];
}

/** An attribute with all its characteristics (RFC 7643, 7). */
function attribute(given: Characteristics): object {
  const { type = 'string', subAttributes, canonicalValues, ...rest } = given;
  return {
    ...{ type, multiValued: false, required: false, mutability: 'readWrite' },
    ...{ returned: 'default' },
    ...(type === 'string' ? { caseExact: false, uniqueness: 'none' } : {}),
    ...rest,
    ...(canonicalValues === undefined ? {} : { canonicalValues }),
    ...(subAttributes === undefined ? {} : { subAttributes: subAttributes.map(attribute) }),
  };
}

const userAttributes: readonly Characteristics[] = [
  {
    ...{ name: 'userName', required: true, uniqueness: 'server' },
    description: 'The name to log in with, which single sign-on compares; no spaces.',
  },
  {
    ...{ name: 'name', type: 'complex', required: true, description: 'The name of the person.' },
    subAttributes: [
      { name: 'givenName', required: true, description: 'First name.' },
      { name: 'familyName', required: true, description: 'Last name.' },
      { name: 'formatted', mutability: 'readOnly', description: 'Both.' },
    ],
  },
  { name: 'displayName', mutability: 'readOnly', description: 'First and last name.' },
  {
    ...{ name: 'active', type: 'boolean', description: 'Whether the person may log in.' },
  },
  {
    ...{ name: 'emails', type: 'complex', multiValued: true },
    description: 'One is kept: that at work, else the primary, else the first.',
    subAttributes: [
      { name: 'value', description: 'The address.' },
      { name: 'type', canonicalValues: ['work'], description: 'Always work.' },
      { name: 'primary', type: 'boolean', description: 'Always true.' },
    ],
  },
  {
    ...{ name: 'preferredLanguage', mutability: 'writeOnly', returned: 'never' },
    description:
      'The first language of a new person: en, de, es or th. People change it themselves.',
  },
  { name: 'title', description: 'The name of the job.' },
  { name: 'timezone', description: 'An IANA time zone; the mapping says whether it is used.' },
];

const enterpriseAttributes: readonly Characteristics[] = [
  {
    ...{ name: 'employeeNumber', required: true, caseExact: true, mutability: 'immutable' },
    ...{ uniqueness: 'server' },
    description: 'By which time, HR and company files know the person.',
  },
  { name: 'costCenter', description: 'A cost center; the mapping says what it means.' },
  { name: 'organization', description: 'An organization; the mapping says what it means.' },
  { name: 'division', description: 'A division; the mapping says what it means.' },
  { name: 'department', description: 'A department; the mapping says what it means.' },
  {
    ...{ name: 'manager', type: 'complex', description: 'Who approves the time of the person.' },
    subAttributes: [
      { name: 'value', description: 'By default the id of a user here; the mapping says which.' },
    ],
  },
];

/** The features of this provider (RFC 7643, 5). */
export const serviceProviderConfig = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostOfPage },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an operator makes.',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig' },
};

export const resourceTypes = [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    ...{ id: 'User', name: 'User', endpoint: '/Users', schema: coreUrn },
    description: 'People with an account.',
    schemaExtensions: [{ schema: enterpriseUrn, required: true }],
    meta: { resourceType: 'ResourceType' },
  },
];

export const schemas = [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...{ id: coreUrn, name: 'User', description: 'A person with an account.' },
    attributes: userAttributes.map(attribute),
    meta: { resourceType: 'Schema' },
  },
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...{ id: enterpriseUrn, name: 'EnterpriseUser', description: 'A person at work.' },
    attributes: enterpriseAttributes.map(attribute),
    meta: { resourceType: 'Schema' },
  },
];
