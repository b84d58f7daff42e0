-- For the people of a terminal's site.
create index assignment_geofence_geofence on assignment_geofence (geofence_id);
