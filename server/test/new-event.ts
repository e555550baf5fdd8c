import { routes } from '@ascendant/contract/routes';
import { buildCategory, dayFromNow } from './factories/events';
import { sendForm } from './send-form';
import type { Session, TestApp } from './test-app';

/** Sends the form of a new draft with everything it needs. @param fields further ones, as the form sends them */
export async function createDraft(app: TestApp, session: Session, fields: Readonly<Record<string, string>>) {
  const category = await buildCategory(app.db, 'Outdoor & Nature');
  const day = dayFromNow(90);
  const needed = {
    title: 'Dawn traverse',
    description: 'Along the ridge before sunrise.',
    location: 'Banff, Alberta, Canada',
    mainCategory: String(category.id),
    duration: '1',
    capacity: '20',
    startDate: day,
    endDate: day,
    startTime: '09:00',
    endTime: '17:00',
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...needed, ...fields })) form.append(name, value);
  const response = await sendForm(app, routes.createEvent, form, session);
  return { status: response.statusCode, json: response.json() };
}
