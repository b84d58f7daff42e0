-- Which device a terminal's session is on: a digest of the device's cookie (decisions:
-- terminal-clocking). Null in sessions of before, and of people.
alter table access_token add column device bytea;
create index access_token_device on access_token (device) where device is not null;

-- What was said of who made a kept punch. Null in those of before, and where it cannot be read.
alter table kept_punch add column said_by text check (said_by in ('NUMBER', 'BADGE'));
