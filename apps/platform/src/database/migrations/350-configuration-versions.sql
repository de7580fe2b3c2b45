-- Configuration documents that staff edit, such as `points-levels` or `banners-config.de`. The highest version of a name
-- is in force. Versions are never changed, because a roll-back takes back what the rates of that moment had given.
ALTER TABLE points_rules RENAME TO configuration_versions;
ALTER TABLE configuration_versions RENAME CONSTRAINT points_rules_pkey TO configuration_versions_pkey;
-- Why staff changed the document. Null for a version from a file.
ALTER TABLE configuration_versions ADD COLUMN reason text;
UPDATE configuration_versions SET name = 'points-' || name WHERE name IN ('earning', 'levels');
UPDATE configuration_versions SET name = 'shop-' || name WHERE name LIKE 'card:%';
