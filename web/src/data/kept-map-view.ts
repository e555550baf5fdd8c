import type { MapView } from '@ascendant/domain/map/map-view';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';

export interface KeptMapView {
  readonly read: () => MapView | null;
  readonly write: (view: MapView | null) => void;
}

/** What the map showed when this entry of the history was left: someone who comes back from an event finds it as it was. */
export function useKeptMapView(): KeptMapView {
  const client = useQueryClient();
  const { key } = useLocation();
  const name = ['map view', key];
  return {
    read: () => client.getQueryData<MapView | null>(name) ?? null,
    write: (view) => void client.setQueryData<MapView | null>(name, view),
  };
}
