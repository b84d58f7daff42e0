-- Entries are found by the days of their assignments, and indicators asked of those alone
-- (decisions: reading history). The index cost every punch and served no question.
drop index time_pair_info_indicators;
