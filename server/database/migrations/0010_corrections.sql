-- Why and by whom a segment was added or edited by hand.
alter table segment
  add column modified_by bigint,
  add column reason_id bigint,
  add column reason_text text,
  add column corrected_at timestamptz(3);

-- The reason in free words: no company offers it in its list.
insert into reason (code, names, sequence, for_shifts, for_segments)
values ('OTHER', '{"en": "Other", "de": "Anderer Grund", "es": "Otro motivo", "th": "เหตุผลอื่น"}', 0, false, false)
on conflict (code) do nothing;

-- A field of the type FLAG has one option, which is chosen or not.
insert into custom_field_option (custom_field_id, code, name, sequence)
select id, code, name, 0 from custom_field
where type = 'FLAG'
  and not exists (select from custom_field_option option where option.custom_field_id = custom_field.id);
