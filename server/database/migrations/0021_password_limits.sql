-- Password that an administrator was given by the start: FRESH until its one log-in, then USED until
-- another is chosen; null for any other password (decisions: sign-in).
alter table employee add column one_time_password text
  check (one_time_password in ('FRESH', 'USED'));

-- Devices on which an account was logged in before: digests of the cookie and of the account.
create table known_device (
  device bytea not null,
  account bytea not null,
  used_at timestamptz(3) not null,
  primary key (device, account)
);

create index known_device_age on known_device (used_at);

-- The known device that failed; null for any other.
alter table failed_log_in add column device bytea;
