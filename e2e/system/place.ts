/** The browsers' position: inside the geofence of the demo employee's site. */
export const place = {
  geolocation: { latitude: 51.4906, longitude: -0.1193, accuracy: 35 },
  permissions: ['geolocation'],
};
