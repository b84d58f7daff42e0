-- How remotes loaded, counted in slots of five minutes; kept for two days, a bounded number of rows
-- a slot. No person and no device.
create table remote_health (
  slot timestamptz(3) not null,
  remote text not null,
  version text not null,
  outcome text not null,
  -- Loads by range of time, in the order of `bounds` of server/monitoring/rules/histogram.ts.
  counts bigint[] not null,
  primary key (slot, remote, version, outcome)
);
