-- Why: for minutes after a first start no place was found but the largest towns. The countries that people use most are loaded first, and this is
-- the map of what's loaded until everything is.
CREATE TABLE "loaded_countries" (
	"country_code" char(2) PRIMARY KEY NOT NULL
);
