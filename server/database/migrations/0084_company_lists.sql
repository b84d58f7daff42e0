-- Lists of the company count which assignments and ranges refer to an entry.
create index assignment_position on assignment (position_id);
create index assignment_cost_center on assignment (cost_center_id);
create index assignment_time_type_profile on assignment (time_type_profile_id);
create index assignment_holiday_calendar on assignment (holiday_calendar_id);
