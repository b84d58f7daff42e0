-- The newest registry of remotes that any process has served: no older one is served after it. As the
-- text that its signature is over, with the public half of the key that signed it.
create table served_registry (
  only_row boolean primary key default true check (only_row),
  sequence bigint not null,
  public_key text not null,
  registry text not null
);
