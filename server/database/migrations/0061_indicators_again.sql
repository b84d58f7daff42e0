-- Time set by hand has no position to lack, and a missed break is told without the short one.
insert into job (kind, key, payload, due_at)
select 'RECOMPUTE_INDICATORS', 'all', '{"assignmentId": null}', now()
from installation
where exists (select from time_pair)
on conflict (kind, key) do update set payload = excluded.payload, due_at = excluded.due_at,
  leased_until = null, attempts = 0;
