-- Everything that docs/guides/records.md speaks of, a JSON object a line, as it is at one moment.
-- It holds positions and comments of people. Run it with a user that may read these tables:
--   psql -XAtq -v FETCH_COUNT=1000 -f exportRecords.sql "$DATABASE_URL" > records.jsonl
select jsonb_build_object('table', part.name, 'row', part.content)::text as line
from (
  select 0 as assignment_id, 0 as place, 0 as number, 'record_key' as name,
    to_jsonb(known) as content
  from record_key known
  union all
  select id, 1, 0, 'assignment', jsonb_build_object('id', id, 'employee_id', employee_id)
  from assignment
  union all
  select assignment_id, 2, sequence, 'time_pair_record', to_jsonb(record)
  from time_pair_record record
  union all
  select assignment_id, 3, id, 'time_pair', to_jsonb(pair) from time_pair pair
  union all
  select assignment_id, 4, id, 'segment', to_jsonb(segment) from segment
) part
order by part.assignment_id, part.place, part.number;
