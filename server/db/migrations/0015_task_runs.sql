-- Why: health says when payments were last compared with the provider, whichever process did it.
CREATE TABLE "task_runs" (
	"task" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
