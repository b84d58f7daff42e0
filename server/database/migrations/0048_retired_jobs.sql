-- Nobody does them since one list says what is kept how long; left alone they would be late for ever.
delete from job where kind in
  ('face-retention', 'prune-security-events', 'prune-webhook-deliveries', 'prune-plan-undo');
