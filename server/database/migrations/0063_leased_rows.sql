-- Whether a row of the person is leased is asked for each row that is due.
create index webhook_delivery_leased on webhook_delivery (webhook_id, employee_id)
  where leased_until is not null;
create index hr_outbox_leased on hr_outbox (employee_id) where leased_until is not null;
create index schedule_outbox_leased on schedule_outbox (employee_id) where leased_until is not null;
