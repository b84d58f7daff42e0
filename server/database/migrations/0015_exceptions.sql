-- Rows from before get the indicators of what is unusual about them.
insert into job (kind, key, payload, due_at)
select 'RECOMPUTE_INDICATORS', 'all', '{"assignmentId": null}', now()
from installation
on conflict (kind, key) do nothing;
