-- Events of the security log, each chained to the one before it by a code of the key outside of the
-- database; what was done and what was refused are kept for different times, so each has its own chain.
-- Events from before, and of servers of the version before, have none.
alter table security_event add column number bigint;
alter table security_event add column mac bytea;
create unique index security_event_done_number on security_event (number)
  where outcome = 'OK' and number is not null;
create unique index security_event_refused_number on security_event (number)
  where outcome <> 'OK' and number is not null;

-- Where each chain ends, and up to where retention took it.
create table security_chain (
  chain text primary key check (chain in ('OK', 'REFUSED')),
  -- 0 and null before the first.
  number bigint not null,
  mac bytea,
  forgotten bigint not null,
  forgotten_mac bytea,
  -- The code over this row.
  seal bytea
);
