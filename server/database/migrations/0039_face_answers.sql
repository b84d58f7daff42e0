-- At which terminal somebody said it; null in a session of their own.
alter table face_answer add column terminal_id bigint references terminal;
