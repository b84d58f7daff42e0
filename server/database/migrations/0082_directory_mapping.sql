-- How what a directory says of people becomes their jobs. The last version holds; earlier ones stay.
create table directory_mapping (
  -- Counts the changes from 1.
  version bigint primary key,
  content jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by bigint references employee (id)
);
create index directory_mapping_changed_by on directory_mapping (changed_by);

-- What a directory says of a person's job, and what the mapping has made of it.
create table directory_person (
  employee_id bigint primary key references employee (id),
  -- The token by which it was delivered last.
  scim_token_id bigint references scim_token (id),
  -- `department`, `manager`, …: only those with a value.
  work jsonb not null,
  delivered_at timestamptz(3) not null,
  -- Counts the deliveries: what arrives while the mapping is followed is followed next.
  revision integer not null default 1,
  is_due boolean not null default true,
  -- The job as it was written last; null if the mapping has made none.
  followed jsonb,
  -- Why there is no job, or it did not follow, and the value in question.
  trouble text check (trouble in ('UNKNOWN_VALUE', 'UNKNOWN_TIME_ZONE', 'UNKNOWN_COST_CENTER',
    'ADMINISTRATOR', 'REFUSED')),
  trouble_value text,
  manager_trouble text
    check (manager_trouble in ('MANAGER_MISSING', 'MANAGER_WITHOUT_RIGHT', 'OWN_MANAGER'))
);
create index directory_person_due on directory_person (delivered_at, employee_id) where is_due;
create index directory_person_delivered on directory_person (delivered_at desc, employee_id desc);
create index directory_person_trouble on directory_person (trouble) where trouble is not null;
create index directory_person_manager on directory_person (manager_trouble)
  where manager_trouble is not null;

-- The directory whose mapping changed the company; null for people and the operator's command.
alter table company_change add column scim_token_id bigint references scim_token (id);

-- The last refusal of a directory, and of single sign-on (Connections).
create index security_event_of_directory on security_event (at desc)
  where who like 'scim-token %' and outcome <> 'OK';
create index security_event_of_sign_on on security_event (at desc)
  where outcome = 'SIGN_ON_REFUSED';
