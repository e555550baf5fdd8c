-- Why: a schedule says on which of its dates tickets cost more or less: on Saturdays, in July.
ALTER TABLE "event_schedules" ADD COLUMN "prices" jsonb DEFAULT '[]'::jsonb NOT NULL;