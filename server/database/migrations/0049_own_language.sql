-- Whether the person, or the company's file for them, has chosen the language. Of those of before it
-- is known only where it is another than the default.
alter table employee add column locale_is_own boolean not null default false;
update employee set locale_is_own = true where locale <> 'en';
