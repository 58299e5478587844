-- Drizzle has no exclusion constraints. This one is what keeps two visitors out of one slot,
-- also when the firm's hours change and old and new slots no longer line up.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap"
  EXCLUDE USING gist (tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("provider" = 'embedded');
