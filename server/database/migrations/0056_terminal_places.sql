-- A terminal's site is the place of its punches: entries that were marked as being without a position
-- are judged again.
insert into job (kind, key, payload, due_at)
select 'RECOMPUTE_INDICATORS', 'all', '{"assignmentId": null}', now()
where exists (
  select from time_pair where 'NO_GEO_DATA' = any (info_indicators)
    and (clock_in_origin = 'TERMINAL' or clock_out_origin = 'TERMINAL'))
on conflict do nothing;
