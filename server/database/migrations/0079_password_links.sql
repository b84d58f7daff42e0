-- Requests for a link to choose a new password, whether or not they name somebody (decisions:
-- forgotten-password).
create table password_link (
  id bigint generated always as identity primary key,
  -- Digest of the network that asked.
  network bytea not null,
  -- Null if nobody was named.
  employee_id bigint references employee (id),
  asked_at timestamptz(3) not null,
  -- Null until a mail with the link is sent.
  mailed_at timestamptz(3),
  ends_at timestamptz(3),
  -- Digest of the token.
  token_hash bytea,
  -- Digest of the password that it replaces and of the address to which it went.
  opens bytea
);
create index password_link_network on password_link (network, asked_at);
create index password_link_age on password_link (asked_at);
create index password_link_mailed on password_link (employee_id, mailed_at)
  where employee_id is not null;
create unique index password_link_token on password_link (token_hash) where token_hash is not null;

create index employee_email_folded on employee (fold(email)) where email is not null;
-- The address that a directory gave last: links for an administrator's account do not go there.
alter table employee add column email_by_directory text;
