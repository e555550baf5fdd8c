import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { PickMany } from './PickMany';
import { PickOne } from './PickOne';

const options = [
  { id: 1, label: 'Art & Culture' },
  { id: 2, label: 'Fête d’été' },
  { id: 3, label: 'Outdoor & Nature' },
];

function One() {
  const [chosen, setChosen] = useState<number | null>(null);
  return <PickOne aria-label="Category" options={options} chosen={chosen} onChoose={setChosen} />;
}

function Many({ max }: { readonly max?: number }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <>
      <label htmlFor="features">Features</label>
      <PickMany
        id="features"
        label="Chosen"
        options={options}
        chosen={chosen}
        onChoose={setChosen}
        {...(max && { max })}
      />
    </>
  );
}

describe('a searchable list with one choice', () => {
  test('opens with every option, narrows while you type, and Enter takes the first match', async () => {
    render(<One />);
    const field = screen.getByRole('combobox', { name: 'Category' });
    await userEvent.click(field);
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.type(field, 'ete');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('Fête d’été');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  test('finds the later words of a name, and keeps the choice when you leave an unfinished text', async () => {
    render(<One />);
    const field = screen.getByRole('combobox', { name: 'Category' });
    await userEvent.type(field, 'nat');
    await userEvent.click(screen.getByRole('option', { name: 'Outdoor & Nature' }));
    await userEvent.type(field, 'zz');
    await userEvent.tab();
    expect(field).toHaveValue('Outdoor & Nature');
  });
});

describe('a searchable list with several choices', () => {
  test('shows each choice as a chip, and no longer offers it', async () => {
    render(<Many />);
    await userEvent.type(screen.getByRole('combobox'), 'art{Enter}');
    expect(within(screen.getByRole('list', { name: 'Chosen' })).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('option', { name: 'Art & Culture' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Art & Culture' }));
    expect(screen.queryByRole('button', { name: 'Remove Art & Culture' })).not.toBeInTheDocument();
  });

  test('takes no more than its limit', async () => {
    render(<Many max={1} />);
    await userEvent.type(screen.getByRole('combobox'), 'out{Enter}');
    expect(screen.getByRole('combobox')).toBeDisabled();
  });
});
