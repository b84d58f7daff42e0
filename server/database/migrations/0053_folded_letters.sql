-- Text as log-in and searches compare it (decisions: folded letters). `fold` in shared-contracts does
-- the same to what is typed. It does not depend on the locale of the database, so it can be indexed.
create function fold(written text) returns text
language sql immutable parallel safe
return case
  when octet_length(written) = char_length(written)
    then btrim(regexp_replace(lower(written collate "C"), '[ \t\n\v\f\r]+', ' ', 'g'))
  else btrim(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(
      translate(
        lower(normalize(
          translate(written, U&'\2018\2019\201B\02B9\02BB\02BC\2032\00B4\FF07', repeat('''', 9)),
          NFKD) collate "und-x-icu") collate "C",
        U&'\03C2\0131\00F8\0142\0111\0127\2010\2012\2013\2014\2212', U&'\03C3ioldh-----'),
      U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00FE', 'th'),
    '[\u0300-\u036F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'),
    '(\u0E4D)([\u0E48-\u0E4B])', '\2\1', 'g'),
    '[ \t\n\v\f\r]+', ' ', 'g'))
end;

-- Where people are searched for by name, in both orders, or by number.
alter table employee add column searched text generated always as
  (fold(first_name || ' ' || last_name || ' ' || first_name) || E'\n' || fold(employee_number)) stored;

create index employee_username_folded on employee (fold(username));
create index terminal_id_folded on terminal (fold(terminal_id));
create index employee_number_as_typed on employee (fold(employee_number));
-- The list of accounts, in the order of every other list of people.
create index employee_name_order on employee
  (last_name collate "und-x-icu", first_name collate "und-x-icu", id);
