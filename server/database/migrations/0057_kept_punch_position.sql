-- For which assignment a kept punch was pressed; null where nobody chose one.
alter table kept_punch add column assignment_id bigint;
