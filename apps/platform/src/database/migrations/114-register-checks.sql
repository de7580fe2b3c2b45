-- What the registers said is of the person, the licence and the country they were asked about: who is another by any of
-- these is asked about anew [C14]. Who was found in one stays found until they are asked again.
CREATE FUNCTION forget_register_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM register_checks WHERE player_id = NEW.id AND NOT listed;
  RETURN NULL;
END $$;
CREATE TRIGGER register_check_is_of_the_person
  AFTER UPDATE OF licence, country, email, mobile_phone, first_name, last_name, date_of_birth, postal_code, iban ON players
  FOR EACH ROW WHEN (
    (OLD.licence, OLD.country, OLD.email, OLD.mobile_phone, OLD.first_name, OLD.last_name, OLD.date_of_birth,
      OLD.postal_code, OLD.iban)
    IS DISTINCT FROM
    (NEW.licence, NEW.country, NEW.email, NEW.mobile_phone, NEW.first_name, NEW.last_name, NEW.date_of_birth,
      NEW.postal_code, NEW.iban)
  ) EXECUTE FUNCTION forget_register_check();
