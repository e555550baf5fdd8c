import { contactMessageMaxLength, contactMessageMinLength, helpTopics } from '@ascendant/domain/help-topics';
import { nameMaxLength } from '@ascendant/domain/person/account-limits';
import { z } from 'zod';
import { email } from './account';
import { defineRoute, nameRoutes } from './route';
import { line, paragraphs } from './wire';

const tooShort = `Please write at least ${contactMessageMinLength} characters`;

/** A question to the people who run the site. */
export const contactBody = z.object({
  name: line(nameMaxLength, 'Please enter your name'),
  email,
  topic: z.enum(helpTopics, 'Please choose a topic'),
  /** such as ASC-7Q2M4; empty if it isn't about a booking */
  bookingReference: line(20),
  message: paragraphs(contactMessageMaxLength, 'Please write your question').refine(
    (text) => text.length >= contactMessageMinLength,
    tooShort,
  ),
});

export const helpRoutes = nameRoutes({
  contactUs: defineRoute('POST /api/contact', {
    summary: 'Send a question to the admins, who reply by email',
    limit: 'contact',
    body: contactBody,
    example: {
      body: {
        name: 'Maya',
        email: 'maya@mail.example',
        topic: 'Tickets',
        bookingReference: '',
        message: 'My ticket doesn’t open.',
      },
    },
    reply: { 202: z.object({}) },
  }),
});
