-- Pages of the CMS, one row per locale. Files under config/pages are where they are written; every start publishes them anew.

CREATE TABLE cms_pages (
  -- Begins with a slash and is the same in every locale: /terms-and-conditions.
  path text NOT NULL CHECK (path ~ '^(/[a-zA-Z0-9-]+)+$'),
  locale text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  keywords text NOT NULL,
  -- Sanitised before it is kept; what is here goes on the screen as it is.
  content text NOT NULL,
  categories text[] NOT NULL,
  hidden boolean NOT NULL,
  position int NOT NULL,
  -- A calendar day as YYYY-MM-DD.
  updated_on text NOT NULL CHECK (updated_on ~ '^\d{4}-\d{2}-\d{2}$'),
  PRIMARY KEY (path, locale)
);
